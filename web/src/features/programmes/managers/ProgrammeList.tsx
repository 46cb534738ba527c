import { type ListedProgramme, listManagedProgrammes } from '@portal/contract/programmes';
import { ManagedList, usePageQuery } from '../../../domain/managed/ManagedList.tsx';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { entryLink, Row } from '../../../ui/EntryList.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import { programmeRecord } from './programme-record.ts';

/** Every programme, for the managers. */
export default function ProgrammeList() {
  const query = useCall(listManagedProgrammes, { query: usePageQuery() }, { keepPrevious: true });
  return (
    <ManagedList
      record={programmeRecord}
      query={query}
      rowsOf={({ programas }) =>
        programas.map((programme) => ({
          id: programme.idPrograma,
          row: <ProgrammeRow programme={programme} />,
        }))
      }
    />
  );
}

function ProgrammeRow({ programme }: { programme: ListedProgramme }) {
  const t = useTexts('programmeForm');
  const { number } = useFormat();
  const { idPrograma, titulo, idioma, patrocinador, abierto, publicado } = programme;
  const { numSolicitadas, numAlumnos, numEmpresas, numOfertas } = programme;
  return (
    <Row columns={{ wide: 'minmax(0, 1fr) 16rem 8.5rem' }}>
      <div>
        <h3>
          <ScreenLink to="managedProgramme" params={{ id: idPrograma }} className={entryLink}>
            <span lang={idioma}>{titulo}</span>
          </ScreenLink>
        </h3>
        <Text dim small>
          {patrocinador}
        </Text>
      </div>
      <Text dim small>
        {t('list.numbers', {
          students: number(numAlumnos),
          companies: number(numEmpresas),
          offers: number(numOfertas),
        })}
        {numSolicitadas > 0 && ` · ${t('list.waiting', { count: numSolicitadas })}`}
      </Text>
      <StateBadge meaning={publicado && abierto ? 'good' : 'neutral'}>
        {publicado ? t(abierto ? 'state.open' : 'state.closed') : t('state.draft')}
      </StateBadge>
    </Row>
  );
}
