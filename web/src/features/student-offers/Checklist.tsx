import { Flex, VisuallyHidden } from '@mantine/core';
import type { RequirementCheck } from '@portal/contract/offers';
import { IconArrowRight, IconCircleCheck, IconCircleDashed, IconCircleX } from '@tabler/icons-react';
import { Link, useLocation, useParams } from 'react-router';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import type { WayBack } from '../../lib/routing/way-back.ts';
import { EntryList } from '../../ui/EntryList.tsx';
import { NewTabMark } from '../../ui/NewTabMark.tsx';
import { Text, textClass } from '../../ui/Text.tsx';
import classes from './offer.module.css';

interface Props {
  checks: readonly RequirementCheck[];
  /** They stand in a form, which must not be left. */
  newTab?: boolean;
}

/** Requirements one by one: met, or what is missing, what would meet it and where. */
export function Checklist({ checks, newTab = false }: Props) {
  return (
    <EntryList dense>
      {checks.map((check) => (
        <Line key={`${check.regla} ${check.texto}`} check={check} newTab={newTab} />
      ))}
    </EntryList>
  );
}

function Line({ check, newTab }: { check: RequirementCheck; newTab: boolean }) {
  const { cumple, deseable, texto, remedio, destino, desde } = check;
  const t = useTexts('studentOffers');
  const pathTo = usePathTo();
  const { day } = useFormat();
  const { pathname, search } = useLocation();
  const { urlAcceso } = useParams();
  const wayBack: WayBack = { path: pathname + search, to: urlAcceso === undefined ? 'offers' : 'offer' };
  const state = cumple ? 'met' : deseable ? 'wish' : 'unmet';
  const Icon = { met: IconCircleCheck, unmet: IconCircleX, wish: IconCircleDashed }[state];
  return (
    <Flex component="li" gap="sm" data-state={state}>
      <Icon size={20} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <p>
          <VisuallyHidden>{t(`requirements.${state}`)}: </VisuallyHidden>
          {texto}
        </p>
        {!cumple && (remedio !== null || desde !== null) && (
          <Text dim small>
            {remedio ?? (desde && t('requirements.from', { day: day(desde) }))}
          </Text>
        )}
        {!cumple && destino !== null && (
          <Link
            to={destino === 'programas' ? pathTo('programmes') : `${pathTo('cv')}#${destino}`}
            state={{ wayBack }}
            className={textClass({ small: true, strong: true, className: classes.fix })}
            {...(newTab && { target: '_blank' })}
          >
            {t(`requirements.fix.${destino}`)}
            {newTab ? <NewTabMark /> : <IconArrowRight size={16} aria-hidden />}
          </Link>
        )}
      </div>
    </Flex>
  );
}
