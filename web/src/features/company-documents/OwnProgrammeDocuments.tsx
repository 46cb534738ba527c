import { Anchor, Group, Title } from '@mantine/core';
import { listProgrammeDocuments } from '@portal/contract/programmes';
import { IconDownload } from '@tabler/icons-react';
import { useCall } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EntryList, Row } from '../../ui/EntryList.tsx';
import { NewTabMark } from '../../ui/NewTabMark.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';

/** The documents of the programmes in which the company takes part; nothing where the institution has none. */
export function OwnProgrammeDocuments() {
  const t = useTexts('companyDocuments');
  const { day } = useFormat();
  const { programasPracticas } = useBrand().opciones;
  const query = useCall(listProgrammeDocuments, {}, { enabled: programasPracticas });
  if (!programasPracticas || query.data?.length === 0) return null;
  return (
    <Section id="programas" title={t('programmes.title')}>
      <CallView query={query} skeleton={<Skeletons shape="row" count={2} />}>
        {(programmes) => (
          <EntryList flush>
            {programmes.map(({ idPrograma, titulo, documentos }) => (
              <li key={idPrograma}>
                <Row stacked columns={{ wide: 'minmax(0, 4fr) minmax(0, 6fr)' }}>
                  <Title order={3}>
                    <ScreenLink to="programme" params={{ id: idPrograma }}>
                      {titulo}
                    </ScreenLink>
                  </Title>
                  <div>
                    {documentos.map(({ id, nombre, fecha, documento }) => (
                      <Group key={id} gap="0.25rem 0.75rem" align="baseline">
                        <Anchor href={documento.url} target="_blank">
                          <IconDownload size={16} aria-hidden /> {nombre}
                          <NewTabMark />
                        </Anchor>
                        <Text dim small>
                          {day(fecha)}
                        </Text>
                      </Group>
                    ))}
                  </div>
                </Row>
              </li>
            ))}
          </EntryList>
        )}
      </CallView>
    </Section>
  );
}
