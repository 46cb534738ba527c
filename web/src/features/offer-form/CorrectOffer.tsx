import { getDomains } from '@portal/contract/catalogue';
import type { Answer } from '@portal/contract/endpoint';
import { getCorrectableOffer } from '@portal/contract/managed-offers';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { keyOf, queryClient, useCall } from '../../lib/api/calls.ts';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { Banner } from '../../ui/Banner.tsx';
import { CallView } from '../../ui/CallView.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { OfferForm } from './OfferForm.tsx';
import { offerValues } from './offer-values.ts';

/** A company's offer, which a manager corrects by the same form. */
export default function CorrectOffer() {
  const { id = '' } = useParams();
  const titles = useTitles();
  const t = useTexts('offerForm');
  const lists = useCall(getDomains, { params: { lang: useLanguage() } });
  const offer = useCall(getCorrectableOffer, { params: { id } });
  // The next visit begins with what the server has then.
  useEffect(() => () => queryClient.removeQueries({ queryKey: keyOf(getCorrectableOffer) }), []);
  return (
    <>
      <PageHead title={titles('correctOffer')} {...(offer.data && { context: offer.data.oferta.titulo })} />
      {offer.data === undefined && offer.error?.name === 'offerNotEditable' ? (
        <Banner
          meaning="warning"
          title={t('correct.notEditable')}
          action={
            <ScreenButton to="managedOffer" params={{ id }} variant="default">
              {t('notEditable.see')}
            </ScreenButton>
          }
        />
      ) : (
        <CallView query={offer}>
          {(datos) => (
            <CallView query={lists}>{() => <Correcting key={id} id={id} opened={datos} />}</CallView>
          )}
        </CallView>
      )}
    </>
  );
}

function Correcting({ id, opened }: { id: string; opened: Answer<typeof getCorrectableOffer> }) {
  const t = useTexts('offerForm');
  // What the server says later does not change what is being typed.
  const [offer] = useState(opened);
  const [round, setRound] = useState(0);
  const { claveEnvio, oferta, ficheroComplementario, empresa, guardado } = offer;
  return (
    <OfferForm
      key={round}
      initialValues={offerValues(oferta.tipo, claveEnvio, oferta)}
      sentUrl={id}
      sender="manager"
      company={empresa}
      currentFile={ficheroComplementario}
      savedAt={guardado}
      savedUrl={id}
      submitLabel={t('correct.submit')}
      onRestart={() => setRound(round + 1)}
    >
      <Banner meaning="info" title={t('correct.title', { company: empresa })}>
        <p>{t('correct.text')}</p>
      </Banner>
    </OfferForm>
  );
}
