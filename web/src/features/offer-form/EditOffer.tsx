import { getDomains } from '@portal/contract/catalogue';
import type { Answer } from '@portal/contract/endpoint';
import { getEditableOffer } from '@portal/contract/offer-form';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { copiedOfferIn, forgetFormKey } from '../../domain/offer-draft/offer-draft.ts';
import { keyOf, queryClient, useCall } from '../../lib/api/calls.ts';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { usePageTitle } from '../../lib/routing/page-title.ts';
import { Banner } from '../../ui/Banner.tsx';
import { CallView } from '../../ui/CallView.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { WriteTo } from '../../ui/WriteTo.tsx';
import { OfferForm } from './OfferForm.tsx';
import { offerValues } from './offer-values.ts';
import { sections } from './sections.ts';

/** An offer or draft of the company's own, changed. */
export default function EditOffer() {
  const { id = '' } = useParams();
  const titles = useTitles();
  const lists = useCall(getDomains, { params: { lang: useLanguage() } });
  const offer = useCall(getEditableOffer, { params: { id } });
  // The next visit begins with what the server has then.
  useEffect(() => () => queryClient.removeQueries({ queryKey: keyOf(getEditableOffer) }), []);
  return (
    <>
      <PageHead title={titles('editOffer')} />
      {offer.data === undefined && offer.error?.name === 'offerNotEditable' ? (
        <NotEditable id={id} />
      ) : (
        <CallView query={offer}>
          {(datos) => <CallView query={lists}>{() => <Editing key={id} id={id} opened={datos} />}</CallView>}
        </CallView>
      )}
    </>
  );
}

type Editable = Answer<typeof getEditableOffer>;

function Editing({ id, opened }: { id: string; opened: Editable }) {
  const t = useTexts('offerForm');
  // What the server says later does not change what is being typed.
  const [offer] = useState(opened);
  const { claveEnvio, estadoOferta, oferta, ficheroComplementario, motivoRechazo } = offer;
  const [{ round, guardado }, setBegun] = useState({ round: 0, guardado: offer.guardado });
  const isDraft = estadoOferta === 'borrador';
  // It is an offer of the list now: a new one is not to be written over it.
  useEffect(() => {
    if (isDraft) forgetFormKey(oferta.tipo, claveEnvio);
  }, [isDraft, oferta.tipo, claveEnvio]);
  usePageTitle(oferta.titulo || undefined);
  const isRejected = estadoOferta === 'rechazada';
  return (
    <OfferForm
      key={round}
      initialValues={offerValues(oferta.tipo, claveEnvio, oferta)}
      sentUrl={isDraft ? null : id}
      currentFile={ficheroComplementario}
      savedAt={guardado}
      savedUrl={id}
      isReverted={isDraft && round > 0}
      submitLabel={t(isDraft ? 'actions.publish' : isRejected ? 'actions.resend' : 'actions.save')}
      onRestart={(since = guardado) => setBegun({ round: round + 1, guardado: since })}
    >
      <CopyNotice />
      {motivoRechazo !== null && (
        <Banner meaning="warning" title={t('rejected.title')}>
          <p>{motivoRechazo}</p>
          <p>{t('rejected.body')}</p>
        </Banner>
      )}
    </OfferForm>
  );
}

const fields = Object.values(sections).flat();

/** Of which offer it is a copy, and what the copy has not got. */
function CopyNotice() {
  const t = useTexts('offerForm');
  const copied = copiedOfferIn(useLocation().state);
  if (copied === null) return null;
  const lost = fields.filter((field) => copied.notCopied.includes(field)).map((field) => t(`field.${field}`));
  return (
    <Banner meaning="info" title={t('copied.title', { title: copied.copiedFrom || t('preview.untitled') })}>
      <p>{lost.length === 0 ? t('copied.all') : t('copied.lost', { fields: lost.join(', ') })}</p>
    </Banner>
  );
}

/** Error 68: what may be changed, and where to ask for the rest. */
function NotEditable({ id }: { id: string }) {
  const t = useTexts('offerForm');
  return (
    <Banner
      meaning="warning"
      title={t('notEditable.title')}
      action={
        <ScreenButton to="companyOffer" params={{ id }} variant="default">
          {t('notEditable.see')}
        </ScreenButton>
      }
    >
      <p>
        {t('notEditable.body')} <WriteTo to="empresas">{t('notEditable.write')}</WriteTo>
      </p>
    </Banner>
  );
}
