import { type ListedCounsellor, listCounsellors } from '@portal/contract/orientation';
import { ManagedList, usePageQuery } from '../../domain/managed/ManagedList.tsx';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { entryLink, Row } from '../../ui/EntryList.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { counsellorRecord } from './counsellor-record.ts';

/** Every counsellor, for the managers. */
export default function CounsellorList() {
  const query = useCall(listCounsellors, { query: usePageQuery() }, { keepPrevious: true });
  return (
    <ManagedList
      record={counsellorRecord}
      query={query}
      rowsOf={({ orientadores }) =>
        orientadores.map((one) => ({ id: one.idOrientador, row: <CounsellorRow counsellor={one} /> }))
      }
    />
  );
}

function CounsellorRow({ counsellor }: { counsellor: ListedCounsellor }) {
  const t = useTexts('counsellorForm');
  const { idOrientador, nombre, idiomas, lugar, enlace, activo, numCitas, modificada } = counsellor;
  return (
    <Row columns={{ wide: 'minmax(0, 1fr) 12rem 9rem 8.5rem' }}>
      <div>
        <h3>
          <ScreenLink to="counsellor" params={{ id: idOrientador }} className={entryLink}>
            {nombre}
          </ScreenLink>
        </h3>
        <Text dim small>
          {lugar ?? enlace}
        </Text>
        <Text dim small>
          {t('list.changed')} <RelativeTime value={modificada} />
        </Text>
      </div>
      <Text dim small>
        {t('list.appointments', { count: numCitas })}
      </Text>
      <Text dim small>
        {t('inLanguages', { languages: idiomas.map((language) => language.toUpperCase()).join(' · ') })}
      </Text>
      <StateBadge meaning={activo ? 'good' : 'neutral'}>
        {t(activo ? 'state.active' : 'state.inactive')}
      </StateBadge>
    </Row>
  );
}
