import { type ListedCommunication, listCommunications } from '@portal/contract/communications';
import { IconPlus, IconSpeakerphone } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import links from '../../ui/entry-link.module.css';
import { PageHead } from '../../ui/PageHead.tsx';
import { PageOver } from '../../ui/PageOver.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ScreenButton, ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import type { Meaning } from '../../ui/StateBadge.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import classes from './communications.module.css';

const pageSize = 20;

/** Every communication, for whoever writes them. The address holds the page. */
export default function CommunicationList() {
  const t = useTexts('communicationForm');
  const titles = useTitles();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number.parseInt(search.get('pagina') ?? '1', 10) || 1);
  const query = useCall(
    listCommunications,
    { query: { pagina: page, porPagina: pageSize } },
    { keepPrevious: true },
  );
  const turn = (to: number) => setSearch(to === 1 ? {} : { pagina: String(to) });
  return (
    <>
      <PageHead
        title={titles('communications')}
        context={t('list.context')}
        action={
          <ScreenButton to="newCommunication" leftSection={<IconPlus size={18} aria-hidden />}>
            {t('list.new')}
          </ScreenButton>
        }
      />
      <CallView query={query} skeleton={<Skeletons shape="row" count={5} />}>
        {({ comunicaciones, numTotal }) =>
          numTotal === 0 ? (
            <EmptyState icon={<IconSpeakerphone size={28} />} title={t('list.empty')}>
              {t('list.emptyBody')}
            </EmptyState>
          ) : comunicaciones.length === 0 ? (
            <PageOver onFirst={() => turn(1)} />
          ) : (
            <Section title={t('list.count', { count: numTotal })}>
              <ul className={classes.rows}>
                {comunicaciones.map((one) => (
                  <li key={one.idComunicacion}>
                    <Row communication={one} />
                  </li>
                ))}
              </ul>
              <Pager page={page} pageSize={pageSize} total={numTotal} onPage={turn} />
            </Section>
          )
        }
      </CallView>
    </>
  );
}

const meanings: Record<ListedCommunication['estado'], Meaning> = {
  programada: 'info',
  visible: 'good',
  terminada: 'neutral',
};

function Row({ communication }: { communication: ListedCommunication }) {
  const t = useTexts('communicationForm');
  const { day } = useFormat();
  const {
    idComunicacion,
    titulo,
    idioma,
    destinatarios,
    fechaDesde,
    fechaHasta,
    estado,
    idiomas,
    modificada,
  } = communication;
  const from = day(fechaDesde);
  return (
    <article className={classes.row}>
      <div className={classes.words}>
        <h3>
          <ScreenLink to="communication" params={{ id: idComunicacion }} className={links.entryLink}>
            <span lang={idioma}>{titulo}</span>
          </ScreenLink>
        </h3>
        <p className={classes.dim}>
          {fechaHasta === null ? t('list.from', { from }) : t('list.between', { from, to: day(fechaHasta) })}
        </p>
        <p className={classes.dim}>
          {t('list.changed')} <RelativeTime value={modificada} />
        </p>
      </div>
      <p className={classes.dim}>{t(`audience.${destinatarios}`)}</p>
      <p className={classes.dim}>
        {t('inLanguages', { languages: idiomas.map((language) => language.toUpperCase()).join(' · ') })}
      </p>
      <StateBadge meaning={meanings[estado]}>{t(`state.${estado}`)}</StateBadge>
    </article>
  );
}
