import { Group, Title } from '@mantine/core';
import { listManagedChanges, listOwnChanges } from '@portal/contract/change-requests';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EntryList, entryLink, Row } from '../../ui/EntryList.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { ChangeEntry } from './view/ChangeEntry.tsx';
import { managedChangeMeaning } from './view/change-meaning.ts';

/** The changes asked for, on the pages of a placement of those who read them; nothing where there are none. */

interface Props {
  placement: { readonly idPractica: number };
}

/** Waiting for the list shows nothing: mostly there is none. */
const isNothing = (query: { data?: readonly unknown[] | undefined; error: unknown }): boolean =>
  query.data === undefined ? query.error === null : query.data.length === 0;

export function OwnChanges({ placement: { idPractica } }: Props) {
  const t = useTexts('changeRequests');
  const query = useCall(listOwnChanges, { params: { id: idPractica } });
  if (isNothing(query)) return null;
  return (
    <Section id="cambios" title={t('title')} description={t('ownText')}>
      <CallView query={query} skeleton={<Skeletons shape="row" count={1} />}>
        {(changes) => (
          <EntryList flush>
            {changes.map((change) => (
              <li key={change.idCambio}>
                <ChangeEntry change={change} />
              </li>
            ))}
          </EntryList>
        )}
      </CallView>
    </Section>
  );
}

export function ManagedChanges({ placement: { idPractica } }: Props) {
  const t = useTexts('changeRequests');
  const { day } = useFormat();
  const query = useCall(listManagedChanges, { query: { idPractica, porPagina: 50 } });
  if (isNothing({ data: query.data?.cambios, error: query.error })) return null;
  return (
    <Section id="cambios" title={t('title')}>
      <CallView query={query} skeleton={<Skeletons shape="row" count={1} />}>
        {({ cambios }) => (
          <EntryList flush>
            {cambios.map(({ idCambio, tipo, estado, creada }) => (
              <li key={idCambio}>
                <Row stacked columns={{ wide: 'minmax(0, 2fr) minmax(0, 1fr)' }}>
                  <div>
                    <Title order={3} size="h4">
                      <ScreenLink to="managedChange" params={{ idCambio }} className={entryLink}>
                        {t(`kinds.${tipo}`)}
                      </ScreenLink>
                    </Title>
                    <Text dim small>
                      {t('asked', { day: day(creada) })}
                    </Text>
                  </div>
                  <Group>
                    <StateBadge meaning={managedChangeMeaning[estado]}>{t(`states.${estado}`)}</StateBadge>
                  </Group>
                </Row>
              </li>
            ))}
          </EntryList>
        )}
      </CallView>
    </Section>
  );
}
