import { Title } from '@mantine/core';
import { type OfferForYou, offersOfHome } from '@portal/contract/for-you';
import { FitMark } from '../../domain/offer/FitMark.tsx';
import { FitReasons } from '../../domain/offer/FitReasons.tsx';
import { offerScreen } from '../../domain/offer/offer-types.ts';
import { placeText } from '../../domain/offer/place.ts';
import { usePay } from '../../domain/offer/usePay.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { Card } from '../../ui/Card.tsx';
import { entryLink } from '../../ui/EntryList.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './fitting.module.css';
import { Lacking } from './Lacking.tsx';

const reasonsShown = 2;

/** The offers that fit best, and the way to all that fit. */
export function FittingOffers() {
  const t = useTexts('home');
  const forYou = useTexts('forYou');
  const query = useCall(offersOfHome, {});
  const total = query.data?.numEncajan ?? 0;
  return (
    <Section
      plain
      title={t('student.fitting.title')}
      action={total > 0 && <ScreenLink to="forYou">{t('student.fitting.all', { count: total })}</ScreenLink>}
    >
      <CallView query={query} skeleton={<Skeletons count={3} />}>
        {({ encajan, pendientes }) =>
          encajan.length === 0 ? (
            <Card>
              <p>{t('student.fitting.none')}</p>
              <ScreenLink to="forYou">{t('student.fitting.help')}</ScreenLink>
            </Card>
          ) : (
            <>
              {pendientes.length > 0 && (
                <Card sunken className={classes.pending}>
                  <strong>{forYou('pending')}</strong>
                  <ul>
                    {pendientes.map((check) => (
                      <li key={check.texto}>
                        <Lacking check={check} />
                      </li>
                    ))}
                  </ul>
                </Card>
              )}
              <ul className={classes.cards}>
                {encajan.map((entry) => (
                  <li key={entry.oferta.urlAcceso}>
                    <Offer entry={entry} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </CallView>
    </Section>
  );
}

function Offer({ entry: { oferta, numFaltan, motivos } }: { entry: OfferForYou }) {
  const t = useTexts('home');
  const pay = usePay().ofCard(oferta);
  const { tipo, urlAcceso, titulo, empresa, localidad, nombreIsla } = oferta;
  return (
    <Card component="article" className={classes.card}>
      <Title order={3} className={classes.words}>
        <ScreenLink to={offerScreen[tipo]} params={{ urlAcceso }} className={entryLink}>
          {titulo}
        </ScreenLink>
      </Title>
      <Text dim small>
        {[empresa ?? t('student.hiddenCompany'), placeText([localidad, nombreIsla])]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Text strong fz="lg" className={classes.pay}>
        {pay ?? t('student.fitting.noPay')}
      </Text>
      <FitReasons reasons={motivos} most={reasonsShown} />
      <p className={classes.mark}>
        <FitMark missing={numFaltan} />
      </p>
    </Card>
  );
}
