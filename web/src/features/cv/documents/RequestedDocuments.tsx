import { Anchor, Button, Group, Title } from '@mantine/core';
import { useState } from 'react';
import type { StoredCv } from '../../../domain/cv/completeness.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { NewTabMark } from '../../../ui/NewTabMark.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import classes from '../Cv.module.css';
import { HandInForm } from './HandInForm.tsx';

type Request = StoredCv['documentosProcesos'][number];

/** What processes of the institution ask the student for: who, for what, until when. */
export function RequestedDocuments({ requests }: { requests: readonly Request[] }) {
  const t = useTexts('cvEntries');
  const [answered, setAnswered] = useState<Request | null>(null);
  if (requests.length === 0) return null;
  return (
    <>
      <Title order={3} mb="0.25rem">
        {t('requested.title')}
      </Title>
      <Text dim small>
        {t('requested.text')}
      </Text>
      <ul className={classes.rows} aria-label={t('requested.title')}>
        {requests.map((request) => (
          <Group
            key={request.id}
            component="li"
            gap="0.5rem 1rem"
            align="flex-start"
            justify="space-between"
            py="0.75rem"
          >
            <RequestView request={request} onAnswer={() => setAnswered(request)} />
          </Group>
        ))}
      </ul>
      <Dialog
        opened={answered !== null}
        onClose={() => setAnswered(null)}
        title={answered === null ? '' : t('requested.handInOf', { name: answered.descripcion })}
        closesOutside={false}
      >
        {answered !== null && <HandInForm request={answered} onDone={() => setAnswered(null)} />}
      </Dialog>
    </>
  );
}

function RequestView({ request, onAnswer }: { request: Request; onAnswer: () => void }) {
  const t = useTexts('cvEntries');
  const { shortDay, daysFromToday } = useFormat();
  const { solicitante, descripcion, fechaLimite, documento } = request;
  const isLate = documento === null && fechaLimite !== null && daysFromToday(fechaLimite) < 0;
  const due =
    fechaLimite === null ? t('requested.noLimit') : t('requested.until', { day: shortDay(fechaLimite) });
  return (
    <>
      <div className={classes.rowWords}>
        <h4>{descripcion}</h4>
        <Text dim small>
          {t('requested.by', { name: solicitante })} · {due}
        </Text>
        {documento !== null && (
          <Anchor href={documento.url} target="_blank" rel="noopener">
            {documento.nombre}
            <NewTabMark />
          </Anchor>
        )}
      </div>
      <Group gap="xs">
        <StateBadge meaning={documento !== null ? 'good' : isLate ? 'warning' : 'info'}>
          {t(documento !== null ? 'requested.handedIn' : isLate ? 'requested.late' : 'requested.awaited')}
        </StateBadge>
        <Button
          variant={documento === null ? 'filled' : 'default'}
          size="xs"
          aria-label={t(documento === null ? 'requested.handInOf' : 'requested.againOf', {
            name: descripcion,
          })}
          onClick={onAnswer}
        >
          {t(documento === null ? 'requested.handIn' : 'requested.again')}
        </Button>
      </Group>
    </>
  );
}
