import { Title } from '@mantine/core';
import type { RequirementCheck } from '@portal/contract/offers';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Text } from '../../ui/Text.tsx';
import { Checklist } from './Checklist.tsx';
import classes from './offer.module.css';
import { sortRequirements } from './requirements.ts';

interface Props {
  requirements: readonly RequirementCheck[];
  order: 2 | 3;
}

export const eligibilityId = 'requisitos';

/** How the student stands with the offer: what is missing first, and what is only valued apart. */
export function Eligibility({ requirements, order }: Props) {
  const t = useTexts('studentOffers');
  // The degrees themselves stand with the facts, all of them: they are not named twice.
  const { duties, mendable, beyond, met, wishes, missing } = sortRequirements(
    requirements.map((check) =>
      check.regla === 'titulacion'
        ? { ...check, texto: t(`requirements.degrees.${resultOf(check)}`) }
        : check,
    ),
  );
  const isPlain = duties.length === 0;
  return (
    <section className={classes.part} id={eligibilityId} tabIndex={-1} aria-labelledby="requisitos-titulo">
      <Title order={order} id="requisitos-titulo">
        {t('requirements.title')}
      </Title>
      <p className={classes.lead}>
        {isPlain
          ? t('requirements.none')
          : missing === 0
            ? t('requirements.all')
            : t('requirements.missing', { count: missing })}
      </p>
      <Named name={t('requirements.mendable')} checks={mendable} />
      <Named name={t('requirements.beyond')} checks={beyond} />
      {missing === 0 ? (
        !isPlain && <Checklist checks={met} />
      ) : (
        <Named name={t('requirements.already')} checks={met} />
      )}
      <Named name={t('requirements.wishes')} checks={wishes} />
    </section>
  );
}

function Named({ name, checks }: { name: string; checks: readonly RequirementCheck[] }) {
  if (checks.length === 0) return null;
  return (
    <>
      <Text dim small strong mt="md">
        {name}
      </Text>
      <Checklist checks={checks} />
    </>
  );
}

function resultOf({ cumple, deseable }: RequirementCheck) {
  if (deseable) return cumple ? 'wishMet' : 'wish';
  return cumple ? 'met' : 'unmet';
}
