import { Button, Group, NativeSelect, Title } from '@mantine/core';
import { type AcademicTutor, listAcademicTutors } from '@portal/contract/placements';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { useListParams } from '../../../lib/routing/useListParams.ts';
import { EmailLink } from '../../../ui/EmailLink.tsx';
import { Row } from '../../../ui/EntryList.tsx';
import { FilteredList, NothingFound } from '../../../ui/FilteredList.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { SearchBar } from '../../../ui/SearchBar.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TutorDialog } from './TutorDialog.tsx';

const rowsPerPage = 25;
const situations = ['true', 'false'] as const;

/** The institution's tutors of placements. */
export default function AcademicTutors() {
  const t = useTexts('managedPlacements');
  const titles = useTitles();
  const { get, page, set, turn } = useListParams();
  const texto = get('texto');
  const activo = situations.find((one) => one === get('activo')) ?? null;
  const query = useCall(
    listAcademicTutors,
    {
      query: {
        pagina: page,
        porPagina: rowsPerPage,
        ...(texto !== '' && { texto }),
        ...(activo !== null && { activo }),
      },
    },
    { keepPrevious: true },
  );
  const [edited, setEdited] = useState<AcademicTutor | 'new' | null>(null);
  return (
    <>
      <PageHead
        title={titles('academicTutors')}
        context={t('academic.context')}
        action={<Button onClick={() => setEdited('new')}>{t('academic.add')}</Button>}
      />
      <SearchBar
        text={texto}
        onSearch={(typed) => set({ texto: typed })}
        label={t('academic.texto')}
        submitLabel={t('filters.submit')}
      >
        {(typed) => (
          <NativeSelect
            label={t('academic.activo')}
            value={activo ?? ''}
            onChange={({ currentTarget: { value } }) => set({ texto: typed, activo: value })}
            data={[
              { value: '', label: t('academic.anyActive') },
              { value: 'true', label: t('academic.active') },
              { value: 'false', label: t('academic.inactive') },
            ]}
          />
        )}
      </SearchBar>
      <FilteredList
        query={query}
        label={titles('academicTutors')}
        page={page}
        pageSize={rowsPerPage}
        turn={turn}
        countOf={({ numTotal }) => t('academic.found', { count: numTotal })}
        nothing={
          <NothingFound
            icon={<IconUsers size={28} />}
            isFiltered={texto !== '' || activo !== null}
            all="academicTutors"
            textOf={(key) => t(`academic.${key}`)}
          />
        }
        rowsOf={({ tutores }) =>
          tutores.map((tutor) => ({
            id: tutor.idTutor,
            row: <TutorRow tutor={tutor} onEdit={() => setEdited(tutor)} />,
          }))
        }
      />
      <TutorDialog edited={edited} onClose={() => setEdited(null)} />
    </>
  );
}

function TutorRow({ tutor, onEdit }: { tutor: AcademicTutor; onEdit: () => void }) {
  const t = useTexts('managedPlacements');
  const { idTutor, nombre, apellidos, email, departamento, activo, numPracticas } = tutor;
  const name = `${nombre} ${apellidos}`;
  return (
    <Row stacked columns={{ wide: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr)' }}>
      <div>
        <Title order={2} size="h3">
          {name}
        </Title>
        {departamento !== null && (
          <Text dim small>
            {departamento}
          </Text>
        )}
      </div>
      <div>
        <p>
          <EmailLink address={email} />
        </p>
        <Text small>
          <ScreenLink to="managedPlacements" search={`?tutor=${idTutor}`}>
            {t('academic.placements', { count: numPracticas })}
          </ScreenLink>
        </Text>
      </div>
      <Group gap="0.5rem 1rem">
        {!activo && <StateBadge meaning="neutral">{t('academic.isInactive')}</StateBadge>}
        <Button variant="default" data-size="xs" aria-label={t('academic.editOf', { name })} onClick={onEdit}>
          {t('academic.edit')}
        </Button>
      </Group>
    </Row>
  );
}
