import { Button } from '@mantine/core';
import { maxPutForward } from '@portal/contract/preregistrations';
import { listStudents } from '@portal/contract/students';
import { useState } from 'react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EntryList, Row } from '../../ui/EntryList.tsx';
import { SearchBar } from '../../ui/SearchBar.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';

interface Props {
  chosen: readonly number[];
  onAdd: (idAlumno: number) => void;
}

const shown = 10;

/** Students to add, by name or e-mail: nobody is shown until somebody is looked for. */
export function ChooseStudents({ chosen, onAdd }: Props) {
  const t = useTexts('preregistrations');
  const [texto, setTexto] = useState('');
  return (
    <Section title={t('students.title')} description={t('students.most', { count: maxPutForward })}>
      <SearchBar
        text={texto}
        onSearch={setTexto}
        label={t('students.search')}
        submitLabel={t('students.submit')}
      >
        {() => null}
      </SearchBar>
      {texto !== '' && <Found texto={texto} chosen={chosen} onAdd={onAdd} />}
    </Section>
  );
}

function Found({ texto, chosen, onAdd }: Props & { texto: string }) {
  const t = useTexts('preregistrations');
  const { name } = useCatalogue();
  const query = useCall(listStudents, { query: { porPagina: shown, texto } }, { keepPrevious: true });
  return (
    <CallView query={query} skeleton={<Skeletons shape="row" count={3} />}>
      {({ alumnos }) => (
        <>
          {alumnos.length === 0 && (
            <Text dim small>
              {t('students.none')}
            </Text>
          )}
          <EntryList dense>
            {alumnos.map(({ idAlumno, nombre, apellidos, email, estudio }) => {
              const isChosen = chosen.includes(idAlumno);
              const person = `${nombre} ${apellidos}`;
              return (
                <li key={idAlumno}>
                  <Row columns={{ medium: 'minmax(0, 1fr) auto', wide: 'minmax(0, 1fr) auto' }}>
                    <div>
                      <Text strong>{person}</Text>
                      <Text dim small>
                        {[estudio?.titulo ?? name('titulaciones', estudio?.idTitulacion), email]
                          .filter(Boolean)
                          .join(' · ')}
                      </Text>
                    </div>
                    <Button
                      variant="default"
                      data-size="xs"
                      disabled={isChosen || chosen.length >= maxPutForward}
                      aria-label={t('students.addOf', { name: person })}
                      onClick={() => onAdd(idAlumno)}
                    >
                      {t(isChosen ? 'students.added' : 'students.add')}
                    </Button>
                  </Row>
                </li>
              );
            })}
          </EntryList>
        </>
      )}
    </CallView>
  );
}
