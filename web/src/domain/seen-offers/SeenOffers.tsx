import { Button } from '@mantine/core';
import { deleteSeenOffers, listSeenOffers } from '@portal/contract/for-you';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { EntryList, entryLink } from '../../ui/EntryList.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import { offerScreen } from '../offer/offer-types.ts';
import { placeText } from '../offer/place.ts';

const shown = 5;
/** Beside a list there is less room. */
const shownPlain = 3;

/** The offers that the student opened last; nothing where there are none, or they cannot be had. */
export default function SeenOffers({ plain = false }: { plain?: boolean }) {
  const t = useTexts('forYou');
  const { data } = useCall(listSeenOffers, {});
  const clear = useSend(deleteSeenOffers, { invalidates: [listSeenOffers], quiet: true });
  if (data === undefined || data.ofertas.length === 0) return null;
  return (
    <Section
      title={t('seen.title')}
      plain={plain}
      action={
        <Button
          size="compact-sm"
          variant="subtle"
          mr="-0.5rem"
          loading={clear.isPending}
          onClick={() => clear.mutate({})}
        >
          {t('seen.clear')}
        </Button>
      }
    >
      <ErrorBanner error={clear.error} />
      <EntryList flush dense>
        {data.ofertas
          .slice(0, plain ? shownPlain : shown)
          .map(({ urlAcceso, tipo, titulo, empresa, localidad, nombreIsla }) => (
            <li key={urlAcceso}>
              <ScreenLink to={offerScreen[tipo]} params={{ urlAcceso }} className={entryLink}>
                {titulo}
              </ScreenLink>
              <Text dim small>
                {[empresa ?? t('seen.hiddenCompany'), placeText([localidad, nombreIsla])]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </li>
          ))}
      </EntryList>
    </Section>
  );
}
