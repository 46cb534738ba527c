import { getDomains } from '@portal/contract/catalogue';
import type { OfferType } from '@portal/contract/offer-fields';
import { spain } from '@portal/contract/places';
import { useState } from 'react';
import { currentFormKey, newFormKey } from '../../domain/offer-draft/offer-draft.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { CallView } from '../../ui/CallView.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { OfferForm } from './OfferForm.tsx';
import { offerValues } from './offer-values.ts';

/** A new offer; what was begun before and not sent is gone on with. */
export function NewOfferForm({ tipo }: { tipo: OfferType }) {
  const t = useTexts('offerForm');
  const titles = useTitles();
  // The form is drawn when its lists are there.
  const lists = useCall(getDomains, { params: { lang: useLanguage() } });
  const [key, setKey] = useState(() => currentFormKey(tipo));
  return (
    <>
      <PageHead title={titles(tipo === 'practicas' ? 'newInternshipOffer' : 'newJobOffer')} />
      <CallView query={lists}>
        {() => (
          <OfferForm
            key={key}
            initialValues={offerValues(tipo, key, { idPais: spain })}
            sentUrl={null}
            currentFile={null}
            isNew
            submitLabel={t('actions.publish')}
            onRestart={() => setKey(newFormKey(tipo))}
          />
        )}
      </CallView>
    </>
  );
}
