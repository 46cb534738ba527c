import { missingContactData, missingPersonalData } from '@portal/contract/missing-data';
import { lazy, Suspense, useState } from 'react';
import { useBrand } from '../../lib/brand.ts';
import { useCall } from '../../lib/calls.ts';
import { isGodMode } from '../../lib/god-mode.ts';
import { currentLanguage, setLanguage } from '../../lib/i18n.ts';
import { loadCode } from '../../lib/load-code.ts';
import { useSession } from '../../lib/session.ts';
import { tabStore } from '../../lib/storage.ts';
import { screens } from '../routes.ts';
import { useScreen } from '../use-screen.ts';

const MissingDataPopup = lazy(async () => {
  const [code] = await Promise.all([
    loadCode(() => import('./MissingDataPopup.tsx')),
    setLanguage(currentLanguage(), ['popups']),
  ]);
  return code;
});

const putOffKey = 'portal.datosQueFaltan';

/** What is missing of whoever is logged in, and where it is given; nothing where the institution does not ask. */
function useMissing() {
  const role = useSession()?.data.userType;
  const { opciones } = useBrand();
  const asksStudent = role === 'Alumno' && opciones.popupDatosPersonales && !isGodMode();
  const asksContact = role === 'Empresa' && opciones.comprobarDatosEmpresa && !isGodMode();
  const student = useCall(missingPersonalData, {}, { enabled: asksStudent });
  const contact = useCall(missingContactData, {}, { enabled: asksContact });
  if (asksStudent && student.data?.faltan === true)
    return { of: 'personal', campos: student.data.campos, mendedAt: 'cv' } as const;
  if (asksContact && contact.data?.faltan === true)
    return { of: 'contact', campos: contact.data.campos, mendedAt: 'profile' } as const;
  return null;
}

/** What the portal says by itself: that something is missing which only the person can give. */
export function Popups() {
  const account = useSession()?.account;
  const screen = useScreen();
  const missing = useMissing();
  const [, setPutOff] = useState('');
  if (account === undefined || missing === null) return null;
  // Once in each visit of an account; on the page that mends it never.
  const isPutOff = tabStore.get(putOffKey) === account;
  const isAside = screen === null || screen === missing.mendedAt || screens[screen].bare === true;
  if (isPutOff || isAside) return null;
  return (
    <Suspense>
      <MissingDataPopup
        missing={missing}
        onPutOff={() => {
          tabStore.set(putOffKey, account);
          setPutOff(account);
        }}
      />
    </Suspense>
  );
}
