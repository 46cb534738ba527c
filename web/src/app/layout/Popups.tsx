import { missingCompanyData, missingContactData, missingPersonalData } from '@portal/contract/missing-data';
import type { ScreenId } from '@portal/contract/screens';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { addTexts } from '../../lib/i18n/i18n.ts';
import { loadCode } from '../../lib/routing/load-code.ts';
import { isGodMode } from '../../lib/session/god-mode.ts';
import { useSession } from '../../lib/session/session.ts';
import { tabStore } from '../../lib/storage/storage.ts';
import { screens } from '../areas.ts';
import { useScreen } from '../useScreen.ts';

const MissingDataPopup = lazy(async () => {
  const [code] = await Promise.all([loadCode(() => import('./MissingDataPopup.tsx')), addTexts(['popups'])]);
  return code;
});

const putOffKey = 'portal.datosQueFaltan';

/** Where each kind of data is given; no popup of a role is shown on any of them. */
const mended: Readonly<Record<'Alumno' | 'Empresa' | 'Gestor', readonly ScreenId[]>> = {
  Alumno: ['cv'],
  Empresa: ['company', 'profile'],
  Gestor: [],
};

/**
 * What is missing of the person who is logged in, and where it is given; nothing where the institution does not ask.
 */
function useMissing() {
  const role = useSession()?.data.userType;
  const { opciones } = useBrand();
  const asksStudent = role === 'Alumno' && opciones.popupDatosPersonales && !isGodMode();
  const asksCompany = role === 'Empresa' && opciones.comprobarDatosEmpresa && !isGodMode();
  const student = useCall(missingPersonalData, {}, { enabled: asksStudent });
  const company = useCall(missingCompanyData, {}, { enabled: asksCompany });
  const contact = useCall(missingContactData, {}, { enabled: asksCompany });
  if (asksStudent && student.data?.faltan === true)
    return { of: 'personal', campos: student.data.campos, mendedAt: 'cv' } as const;
  // The company goes first: the contact waits until it is known.
  if (!asksCompany || company.isPending) return null;
  if (company.data?.faltan === true)
    return { of: 'company', campos: company.data.campos, mendedAt: 'company' } as const;
  if (contact.data?.faltan === true)
    return { of: 'contact', campos: contact.data.campos, mendedAt: 'profile' } as const;
  return null;
}

/** What the portal says by itself: that something is missing which only the person can give. */
export function Popups() {
  const session = useSession();
  const screen = useScreen();
  const missing = useMissing();
  const [, setPutOff] = useState('');
  if (session === null || missing === null) return null;
  const { account } = session;
  const oneOf = `${account} ${missing.of}`;
  // Once in each visit of an account; on a page that mends it never.
  const kept = tabStore.get(putOffKey);
  const isPutOff = kept === account || kept === oneOf;
  const isAside =
    screen === null || mended[session.data.userType].includes(screen) || screens[screen].bare === true;
  if (isPutOff || isAside) return null;
  const putOff = (value: string) => {
    tabStore.set(putOffKey, value);
    setPutOff(value);
  };
  return (
    <Suspense>
      <MissingDataPopup
        missing={missing}
        onPutOff={() => putOff(account)}
        // Of what is missing besides, it is said when this has been given.
        onGo={() => putOff(oneOf)}
      />
    </Suspense>
  );
}
