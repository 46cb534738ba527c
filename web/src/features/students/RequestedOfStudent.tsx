import { Anchor, Button, Flex, Group } from '@mantine/core';
import { listActs } from '@portal/contract/audit';
import { withdrawDocumentRequest } from '@portal/contract/document-requests';
import type { Answer } from '@portal/contract/endpoint';
import { getStudent } from '@portal/contract/students';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { NewTabMark } from '../../ui/NewTabMark.tsx';
import { Section } from '../../ui/Section.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { placeNear } from '../../ui/stay-near.ts';
import { Text } from '../../ui/Text.tsx';
import { RequestDocument } from './RequestDocument.tsx';

type Student = Answer<typeof getStudent>;
type Request = Student['documentosProcesos'][number];

/** What the student has been asked for and has handed in. */
export function RequestedOfStudent({ student }: { student: Student }) {
  const t = useTexts('studentRecord');
  const [asks, setAsks] = useState(false);
  const [doomed, setDoomed] = useState<Request | null>(null);
  const stay = useRef(() => {});
  const { idAlumno, documentosProcesos, estado } = student;
  const isAskable = estado === 'activa' || estado === 'bloqueada';
  return (
    <Section
      title={t('requests.title')}
      action={
        isAskable && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setAsks(true)}
          >
            {t('requests.ask')}
          </Button>
        )
      }
    >
      {documentosProcesos.length === 0 ? (
        <Text dim small>
          {t('requests.none')}
        </Text>
      ) : (
        <EntryList flush aria-label={t('requests.title')}>
          {documentosProcesos.map((request) => (
            <Flex
              key={request.id}
              component="li"
              wrap="wrap"
              gap="0.5rem 1rem"
              align="flex-start"
              justify="space-between"
            >
              <RequestView
                request={request}
                onWithdraw={(button) => {
                  stay.current = placeNear(button);
                  setDoomed(request);
                }}
              />
            </Flex>
          ))}
        </EntryList>
      )}
      <RequestDocument opened={asks} students={[idAlumno]} onClose={() => setAsks(false)} />
      <Withdraw request={doomed} onClose={() => setDoomed(null)} onDone={() => stay.current()} />
    </Section>
  );
}

interface RequestProps {
  request: Request;
  onWithdraw: (button: HTMLElement) => void;
}

function RequestView({ request, onWithdraw }: RequestProps) {
  const t = useTexts('studentRecord');
  const { shortDay, daysFromToday } = useFormat();
  const { solicitante, descripcion, fechaLimite, solicitada, entregada, documento } = request;
  const isLate = documento === null && fechaLimite !== null && daysFromToday(fechaLimite) < 0;
  return (
    <>
      <div>
        <h3>{descripcion}</h3>
        <Text dim small>
          {t('requests.asked', { solicitante, day: shortDay(solicitada) })} ·{' '}
          {fechaLimite === null ? t('requests.noLimit') : t('requests.until', { day: shortDay(fechaLimite) })}
        </Text>
        {documento !== null && (
          <p>
            <Anchor href={documento.url} target="_blank" rel="noopener">
              {documento.nombre}
              <NewTabMark />
            </Anchor>{' '}
            {entregada !== null && (
              <Text component="span" dim small>
                {t('requests.handedInOn', { day: shortDay(entregada) })}
              </Text>
            )}
          </p>
        )}
      </div>
      <Group gap="xs">
        <StateBadge meaning={documento !== null ? 'good' : isLate ? 'warning' : 'info'}>
          {t(documento !== null ? 'requests.handedIn' : isLate ? 'requests.late' : 'requests.awaited')}
        </StateBadge>
        {documento === null && (
          <Button
            variant="default"
            size="xs"
            data-remove
            aria-label={t('requests.withdrawOf', { name: descripcion })}
            onClick={({ currentTarget }) => onWithdraw(currentTarget)}
          >
            {t('requests.withdraw')}
          </Button>
        )}
      </Group>
    </>
  );
}

interface WithdrawProps {
  request: Request | null;
  onClose: () => void;
  onDone: () => void;
}

function Withdraw({ request, onClose, onDone }: WithdrawProps) {
  const t = useTexts('studentRecord');
  // What is said stays while the dialog fades.
  const [named, setNamed] = useState('');
  if (request !== null && request.descripcion !== named) setNamed(request.descripcion);
  const withdraw = useSend(withdrawDocumentRequest, {
    invalidates: [getStudent, listActs],
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      opened={request !== null}
      title={t('requests.withdrawTitle')}
      confirmLabel={t('requests.withdrawConfirm')}
      destructive
      busy={withdraw.isPending}
      onConfirm={() =>
        request !== null && withdraw.mutate({ body: { id: request.id } }, { onSuccess: onDone })
      }
      onCancel={() => {
        withdraw.reset();
        onClose();
      }}
    >
      <p>{t('requests.withdrawBody', { name: named })}</p>
      <ErrorBanner error={withdraw.error} />
    </ConfirmDialog>
  );
}
