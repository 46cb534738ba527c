import { Flex, Group, TextInput } from '@mantine/core';
import type { OfferType } from '@portal/contract/offer-fields';
import { type OfferState, offerStates } from '@portal/contract/offers';
import { IconSearch } from '@tabler/icons-react';
import { useTypedText } from '../../lib/forms/useTypedText.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useListParams } from '../../lib/routing/useListParams.ts';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { StateFilter } from '../../ui/StateFilter.tsx';
import { textClass } from '../../ui/Text.tsx';
import classes from './offers.module.css';

const screens = [
  { tipo: undefined, screen: 'myOffers', key: 'all' },
  { tipo: 'practicas', screen: 'myInternshipOffers', key: 'practicas' },
  { tipo: 'empleo', screen: 'myJobOffers', key: 'empleo' },
] as const;

interface Props {
  tipo: OfferType | undefined;
  states: readonly { estadoOferta: OfferState; numTotal: number }[];
}

/** Type, words and state; all of it is in the address. */
export function OffersFilter({ tipo, states }: Props) {
  const t = useTexts('companyOffers');
  const stateNames = useTexts('states');
  const { get, set } = useListParams();
  const [text, setText] = useTypedText(get('texto'), (texto) => set({ texto }));
  const search = new URLSearchParams({
    ...(get('estado') && { estado: get('estado') }),
    ...(get('texto') && { texto: get('texto') }),
    ...(get('con') && { con: get('con') }),
  }).toString();
  return (
    <Flex component="search" direction="column" gap="md" mb="lg">
      <Group gap="0.75rem 1.5rem" justify="space-between">
        <nav aria-label={t('typeNav')}>
          <ul className={classes.types}>
            {screens.map(({ tipo: type, screen, key }) => (
              <li key={key}>
                <ScreenLink
                  to={screen}
                  search={search && `?${search}`}
                  className={textClass({ small: true, strong: true, className: classes.type })}
                  underline="never"
                  {...(type === tipo && { 'aria-current': 'page' })}
                >
                  {t(`type.${key}`)}
                </ScreenLink>
              </li>
            ))}
          </ul>
        </nav>
        <TextInput
          flex="1 1 16rem"
          maw="26rem"
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          leftSection={<IconSearch size={20} aria-hidden />}
        />
      </Group>
      <StateFilter
        label={t('stateFilter')}
        anyLabel={t('anyState')}
        value={offerStates.find((state) => state === get('estado')) ?? null}
        onChange={(estado) => set({ estado })}
        states={offerStates}
        labelOf={(state) => stateNames(`offer.${state}`)}
        counts={states.map(({ estadoOferta: value, numTotal: count }) => ({ value, count }))}
      />
    </Flex>
  );
}
