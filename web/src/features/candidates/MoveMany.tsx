import { Button, Flex, Group } from '@mantine/core';
import { applicationStates } from '@portal/contract/applications';
import type { CandidateCard } from '@portal/contract/candidates';
import { useState } from 'react';
import { useNeedsForm } from '../../domain/incorporation/useNeedsForm.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Text } from '../../ui/Text.tsx';
import { type MovedOffer, MoveManyDialog } from './MoveManyDialog.tsx';
import type { TargetOfMany } from './steps.ts';

interface Props {
  offer: MovedOffer;
  marked: readonly CandidateCard[];
  onClear: () => void;
}

/** What can be done with the candidates that are marked in the list. */
export function MoveMany({ offer, marked, onClear }: Props) {
  const t = useTexts('candidates');
  // Who is selected by an incorporation form is selected alone: each has their own.
  const needsForm = useNeedsForm(offer.tipo);
  const [target, setTarget] = useState<TargetOfMany | null>(null);
  const { shortlisted, interview, selected, rejected } = applicationStates;
  const steps: TargetOfMany[] = [shortlisted, interview, ...(needsForm ? [] : [selected]), rejected];
  return (
    <Flex
      component="section"
      wrap="wrap"
      align="center"
      gap="0.5rem 1rem"
      justify="space-between"
      mih="2.75rem"
      mb="xs"
      aria-label={t('many.region')}
    >
      <Text role="status" dim small>
        {marked.length === 0 ? t('many.how') : t('many.marked', { count: marked.length })}
      </Text>
      {marked.length > 0 && (
        <Group gap="xs">
          {steps.map((step) => (
            <Button key={step} variant="default" onClick={() => setTarget(step)}>
              {t(`move.to.${step}`)}
            </Button>
          ))}
          <Button variant="subtle" onClick={onClear}>
            {t('many.clear')}
          </Button>
        </Group>
      )}
      <MoveManyDialog
        offer={offer}
        candidates={marked}
        target={target}
        onClose={() => setTarget(null)}
        onMoved={() => {
          setTarget(null);
          onClear();
        }}
      />
    </Flex>
  );
}
