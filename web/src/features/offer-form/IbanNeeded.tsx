import { getCompanyIban } from '@portal/contract/company-page';
import type { OfferType } from '@portal/contract/offer-fields';
import { useCall } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useSentences } from '../../lib/i18n/status-texts.ts';
import { useSession } from '../../lib/session/session.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';

/** That an internship cannot be sent without the company's IBAN (535), said before it is written. */
export function IbanNeeded({ tipo }: { tipo: OfferType }) {
  const { opciones } = useBrand();
  const isCompany = useSession()?.data.userType === 'Empresa';
  const enabled = tipo === 'practicas' && isCompany && opciones.ibanEmpresaObligatorio;
  const { data } = useCall(getCompanyIban, {}, { enabled });
  const words = useSentences()?.statuses.ibanNeeded;
  if (!enabled || words === undefined || data === undefined || data.iban !== null) return null;
  return (
    <Banner meaning="warning" title={words.title}>
      <p>{words.body}</p>
      <p>
        <ScreenLink to="company" target="_blank">
          {words.button}
        </ScreenLink>
      </p>
    </Banner>
  );
}
