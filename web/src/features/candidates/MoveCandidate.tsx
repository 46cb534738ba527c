import { Button, Flex, Menu } from '@mantine/core';
import { applicationStates } from '@portal/contract/applications';
import { IconChevronDown } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Text } from '../../ui/Text.tsx';
import type { Candidate } from './candidate.ts';
import classes from './candidates.module.css';
import { MoveDialog } from './MoveDialog.tsx';
import { StepItem } from './StepItem.tsx';
import { stepsOf, type Target } from './steps.ts';

/** What was given as the reason of the last move; undefined where there was none. */
function lastReason({ historial }: Candidate): string | undefined {
  const last = historial.findLast(({ hecho }) => hecho === 'cambioEstado');
  return [last?.motivo, last?.comentario].filter(Boolean).join('. ') || undefined;
}

interface Props {
  candidate: Candidate;
  /** What says whose step it is: one goes on from there where the button that was pressed is gone. */
  name: RefObject<HTMLElement | null>;
}

/** The next step of a candidate, in one place; what the student will be told is shown before it is sent. */
export function MoveCandidate({ candidate, name }: Props) {
  const t = useTexts('candidates');
  const [target, setTarget] = useState<Target | null>(null);
  const { idEstado } = candidate.candidato;
  const hasMoved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is what changes
  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    name.current?.focus();
  }, [idEstado]);
  const hasWithdrawn = idEstado === applicationStates.withdrawn;
  const close = () => {
    setTarget(null);
    if (hasWithdrawn) name.current?.focus();
  };
  // Who awaits the incorporation form is selected by it alone, which stands above.
  const isByForm = idEstado === applicationStates.awaitingIncorporationForm;
  const possible = candidate.estadosPosibles.filter((to) => !isByForm || to !== applicationStates.selected);
  const { usual, other } = stepsOf(possible, idEstado);
  const declined = candidate.candidato.rechazadaPorAlumno ? lastReason(candidate) : undefined;
  const isUndecided = usual.length + other.length > 0;
  const first = usual.find((step) => step !== applicationStates.rejected);
  const steps = (
    <Flex component="section" direction="column" gap="sm" aria-label={t('move.title')}>
      {idEstado === applicationStates.preregistration && (
        <Text dim small>
          {t('move.waiting')}
        </Text>
      )}
      {!isUndecided && (
        <Text dim small>
          {declined === undefined ? t('move.none') : t('move.declined', { reason: declined })}
        </Text>
      )}
      {isUndecided && (
        <div className={classes.moves}>
          {usual.map((step) => (
            <Button
              key={step}
              variant={step === first ? 'filled' : 'default'}
              onClick={() => setTarget(step)}
            >
              {t(`move.to.${step}`)}
            </Button>
          ))}
          {other.length > 0 && (
            <Menu position="bottom-start">
              <Menu.Target>
                <Button variant="default" rightSection={<IconChevronDown size={18} aria-hidden />}>
                  {t('move.more')}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {other.map((step) => (
                  <StepItem key={step} target={step} from={idEstado} onChoose={setTarget} />
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
        </div>
      )}
    </Flex>
  );
  return (
    <>
      {!hasWithdrawn && steps}
      {/* What one is writing stays, also where the student withdraws meanwhile. */}
      <MoveDialog
        candidate={candidate}
        target={target}
        onClose={close}
        onMoved={() => {
          hasMoved.current = true;
        }}
      />
    </>
  );
}
