import { getOwnOfferAsStudent } from '@portal/contract/company-offers';
import { useParams } from 'react-router';
import { OfferReading } from '../../domain/offer/OfferReading.tsx';
import { offerMeaning } from '../../domain/offer/offer-meaning.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './offers.module.css';

/** The company's own offer as a student reads it. */
export default function OfferPreviewPage() {
  const { id = '' } = useParams();
  const t = useTexts('companyOffers');
  const view = useTexts('offerView');
  const states = useTexts('states');
  const preview = useCall(getOwnOfferAsStudent, { params: { id } });
  return (
    <CallView query={preview}>
      {({ oferta }) => (
        <article>
          <PageHead
            title={oferta.titulo || t('untitled')}
            ownTitle
            context={
              <span className={classes.context}>
                <span>{oferta.empresa?.nombreComercial ?? view('text.hiddenCompany')}</span>
                <StateBadge meaning={offerMeaning[oferta.estadoOferta]}>
                  {states(`offer.${oferta.estadoOferta}`)}
                </StateBadge>
              </span>
            }
            action={
              <ScreenButton to="companyOffer" params={{ id }} variant="default">
                {t('preview.back')}
              </ScreenButton>
            }
          />
          <Text dim small m="-1rem 0 1.5rem">
            {t('preview.note')}
          </Text>
          <Card p="panel" maw="49rem">
            <OfferReading offer={oferta} order={2} />
          </Card>
        </article>
      )}
    </CallView>
  );
}
