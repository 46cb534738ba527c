import { Button, Group } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { maxCompared, setComparedOffers, useComparedOffers } from '../../../lib/storage/compared-offers.ts';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Text, textClass } from '../../../ui/Text.tsx';
import classes from './compare.module.css';
import { comparedSearch } from './compared.ts';

interface Props {
  urlAcceso: string;
  titulo: string;
}

/** Chooses an offer to be compared, and leads to the comparison as soon as there are two. */
export function CompareToggle({ urlAcceso, titulo }: Props) {
  const t = useTexts('forYou');
  const chosen = useComparedOffers();
  const isChosen = chosen.includes(urlAcceso);
  const isFull = !isChosen && chosen.length >= maxCompared;
  const toggle = () =>
    setComparedOffers(isChosen ? chosen.filter((one) => one !== urlAcceso) : [...chosen, urlAcceso]);
  return (
    <Group gap="0.25rem 0.75rem" className={classes.toggle}>
      {isFull ? (
        <Text component="span" dim small>
          {t('compare.full')}
        </Text>
      ) : (
        <Button
          size="xs"
          variant="default"
          className={classes.choice}
          aria-pressed={isChosen}
          aria-label={t('compare.addFor', { title: titulo })}
          leftSection={<IconArrowsDiff size={16} aria-hidden />}
          onClick={toggle}
        >
          {t('compare.add')}
        </Button>
      )}
      {chosen.length > 1 && (
        <ScreenLink
          to="compareOffers"
          search={comparedSearch(chosen)}
          className={textClass({ small: true, strong: true, className: classes.see })}
        >
          {t('compare.see', { count: chosen.length })}
        </ScreenLink>
      )}
      {chosen.length === 1 && isChosen && (
        <Text component="span" dim small>
          {t('compare.one')}
        </Text>
      )}
    </Group>
  );
}
