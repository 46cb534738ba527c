import { Title } from '@mantine/core';
import { offersOfHome } from '@portal/contract/for-you';
import { offerScreen } from '../../domain/offer/offer-types.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { EntryList } from '../../ui/EntryList.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './fitting.module.css';
import { Lacking } from './Lacking.tsx';

/** Offers that lack a single thing which the CV may still say: what, and where it is said. */
export function NearOffers() {
  const t = useTexts('home');
  const { data } = useCall(offersOfHome, {});
  if (data === undefined || data.aUnPaso.length === 0) return null;
  return (
    <Section title={t('student.near.title')} description={t('student.near.description')}>
      <EntryList flush>
        {data.aUnPaso.map(({ oferta: { urlAcceso, tipo, titulo, empresa }, requisito }) => (
          <li key={urlAcceso} className={classes.words}>
            <Title order={3}>
              <ScreenLink to={offerScreen[tipo]} params={{ urlAcceso }} className={classes.title}>
                {titulo}
              </ScreenLink>
            </Title>
            <Text dim small>
              {empresa ?? t('student.hiddenCompany')}
            </Text>
            <Lacking check={requisito} />
          </li>
        ))}
      </EntryList>
    </Section>
  );
}
