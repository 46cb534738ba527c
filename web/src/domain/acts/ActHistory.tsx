import { type ActedOn, listActs } from '@portal/contract/audit';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './ActHistory.module.css';

/** What managers have done to something, the newest first. */
export function ActHistory({ tipo, objeto }: { tipo: ActedOn; objeto: string }) {
  const t = useTexts('states');
  const query = useCall(listActs, { params: { tipo, objeto } });
  return (
    <CallView query={query}>
      {(acts) =>
        acts.length === 0 ? (
          <Text dim small>
            {t('acts.none')}
          </Text>
        ) : (
          <ol className={classes.list}>
            {acts.map(({ acto, fecha, gestor }) => (
              <li key={`${acto} ${fecha}`}>
                <strong>{t(`acts.what.${acto}`)}</strong>{' '}
                <Text component="span" dim small>
                  {gestor !== null && `${t('acts.by', { name: gestor })} · `}
                  <RelativeTime value={fecha} />
                </Text>
              </li>
            ))}
          </ol>
        )
      }
    </CallView>
  );
}
