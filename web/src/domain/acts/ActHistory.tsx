import { type ActedOn, listActs } from '@portal/contract/audit';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import classes from './ActHistory.module.css';

/** What managers have done to something, the newest first. */
export function ActHistory({ tipo, objeto }: { tipo: ActedOn; objeto: string }) {
  const t = useTexts('states');
  const query = useCall(listActs, { params: { tipo, objeto } });
  return (
    <CallView query={query}>
      {(acts) =>
        acts.length === 0 ? (
          <p className={classes.dim}>{t('acts.none')}</p>
        ) : (
          <ol className={classes.list}>
            {acts.map(({ acto, fecha, gestor }) => (
              <li key={`${acto} ${fecha}`}>
                <strong>{t(`acts.what.${acto}`)}</strong>{' '}
                <span className={classes.dim}>
                  {gestor !== null && `${t('acts.by', { name: gestor })} · `}
                  <RelativeTime value={fecha} />
                </span>
              </li>
            ))}
          </ol>
        )
      }
    </CallView>
  );
}
