import { Box, Button, Flex, Group, Title } from '@mantine/core';
import { IconArrowBackUp, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { CallError } from '../../../lib/api/call-error.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { IconAction } from '../../../ui/IconAction.tsx';
import { Text } from '../../../ui/Text.tsx';
import classes from '../Cv.module.css';

interface Entry {
  readonly id: number;
}

interface Props<E extends Entry> {
  /** Names the list. */
  title: string;
  /** The list is all that its section has, whose heading is enough. */
  alone?: boolean;
  empty: string;
  addLabel: string;
  entries: readonly E[];
  nameOf: (entry: E) => string;
  metaOf: (entry: E) => string;
  remove: { isPending: boolean; error: CallError | null; run: (entry: E, failed: () => void) => void };
  restore: { isPending: boolean; error: CallError | null; run: (entry: E, done: () => void) => void };
  /** The form in the dialog; null adds one. */
  form: (entry: E | null, onDone: () => void) => ReactNode;
}

/** A list of the student's own: entries are added and changed in a dialog, and one that is deleted comes back. */
export function OwnEntries<E extends Entry>(props: Props<E>) {
  const { title, alone = false, empty, addLabel, entries, nameOf, metaOf, remove, restore, form } = props;
  const t = useTexts('cvEntries');
  const [edited, setEdited] = useState<E | 'new' | null>(null);
  const [removed, setRemoved] = useState<E | null>(null);
  const shown = entries.filter(({ id }) => !(remove.isPending && id === removed?.id));
  return (
    <>
      {!alone && (
        <Title order={3} m="1.5rem 0 0.75rem">
          {title}
        </Title>
      )}
      {shown.length === 0 && removed === null ? (
        <Text dim>{empty}</Text>
      ) : (
        <ul className={classes.rows} aria-label={title}>
          {shown.map((entry) => (
            <Flex
              key={entry.id}
              component="li"
              gap="md"
              align="center"
              justify="space-between"
              p="0.625rem 0"
            >
              <div className={classes.rowWords}>
                {alone ? <h3>{nameOf(entry)}</h3> : <h4>{nameOf(entry)}</h4>}
                <Text dim small>
                  {metaOf(entry)}
                </Text>
              </div>
              <Group gap="xs" align="stretch" wrap="nowrap">
                <IconAction
                  label={t('entries.editOf', { name: nameOf(entry) })}
                  onClick={() => setEdited(entry)}
                >
                  <IconPencil size={20} aria-hidden />
                </IconAction>
                <IconAction
                  label={t('entries.removeOf', { name: nameOf(entry) })}
                  removes="now"
                  onClick={() => {
                    setRemoved(entry);
                    remove.run(entry, () => setRemoved(null));
                  }}
                >
                  <IconTrash size={20} aria-hidden />
                </IconAction>
              </Group>
            </Flex>
          ))}
        </ul>
      )}
      <div role="status">
        {removed !== null && (
          <Text small className={classes.removed}>
            {t('entries.removed', { name: nameOf(removed) })}
            <Button
              variant="default"
              size="xs"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              loading={restore.isPending}
              disabled={remove.isPending}
              onClick={() => restore.run(removed, () => setRemoved(null))}
            >
              {t('entries.undo')}
            </Button>
          </Text>
        )}
      </div>
      <ErrorBanner error={remove.error ?? restore.error} />
      <Box mt="md">
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          {addLabel}
        </Button>
      </Box>
      <Dialog
        opened={edited !== null}
        onClose={() => setEdited(null)}
        title={edited === null || edited === 'new' ? addLabel : t('entries.editOf', { name: nameOf(edited) })}
        closesOutside={false}
      >
        {form(edited === 'new' ? null : edited, () => {
          setEdited(null);
          setRemoved(null);
        })}
      </Dialog>
    </>
  );
}
