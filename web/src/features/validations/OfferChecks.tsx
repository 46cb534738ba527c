import { VisuallyHidden } from '@mantine/core';
import { fewestCounted, getOfferReach } from '@portal/contract/offer-form';
import type { OfferCheck } from '@portal/contract/validations';
import { IconAlertTriangle, IconCircleCheck, IconUsers } from '@tabler/icons-react';
import { useCall } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import type { ReviewedOffer } from './reviewed.ts';
import classes from './validations.module.css';

/** What could be checked of an offer, what is wrong first: it helps to decide, and decides nothing. */
export function OfferChecks({ reviewed: { comprobaciones, oferta } }: { reviewed: ReviewedOffer }) {
  const t = useTexts('validations');
  const checks = comprobaciones.toSorted((a, b) => Number(a.cumple) - Number(b.cumple));
  return (
    <div className={classes.first}>
      <Section title={t('checks.title')}>
        <ul className={classes.checks}>
          <ReachCheck id={oferta.urlAcceso} />
          {checks.map((check) => (
            <Check key={check.regla} check={check} />
          ))}
        </ul>
      </Section>
    </div>
  );
}

function Check({ check: { regla, cumple, detalle } }: { check: OfferCheck }) {
  const t = useTexts('validations');
  const { limites } = useBrand();
  const { day } = useFormat();
  const shown = regla === 'plazo' && detalle !== null ? day(detalle) : (detalle ?? '');
  const bad = { detail: shown, day: limites.horasDia, week: limites.horasSemana };
  return <Line isRight={cumple}>{cumple ? t(`checks.ok.${regla}`) : t(`checks.bad.${regla}`, bad)}</Line>;
}

/** How many students meet what it asks; asked for by itself, as it takes a while. */
function ReachCheck({ id }: { id: string }) {
  const t = useTexts('validations');
  const { number } = useFormat();
  const { data, isError } = useCall(getOfferReach, { params: { id } });
  if (data === undefined)
    return isError ? null : (
      <li className={classes.check}>
        <IconUsers size={18} aria-hidden />
        <Text component="span" small dim>
          {t('checks.counting')}
        </Text>
      </li>
    );
  const { numEstudiantes } = data;
  return (
    <Line isRight={numEstudiantes !== null}>
      {numEstudiantes === null
        ? t('checks.fewReached', { fewest: fewestCounted })
        : t('checks.reached', { number: number(numEstudiantes) })}
    </Line>
  );
}

function Line({ isRight, children }: { isRight: boolean; children: string }) {
  const t = useTexts('validations');
  const Icon = isRight ? IconCircleCheck : IconAlertTriangle;
  return (
    <li className={classes.check} data-wrong={!isRight || undefined}>
      <Icon size={18} aria-hidden />
      <span>
        <VisuallyHidden>{t(isRight ? 'checks.right' : 'checks.wrong')}: </VisuallyHidden>
        <Text component="span" small dim={isRight}>
          {children}
        </Text>
      </span>
    </li>
  );
}
