import { missingPersonalData } from '@portal/contract/missing-data';
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

const putOffKey = 'portal.datosPersonales';

/** What the portal says by itself: that something is missing which only the person can give. */
export function Popups() {
  const session = useSession();
  const { opciones } = useBrand();
  const screen = useScreen();
  const [, setPutOff] = useState(false);
  const asks = session?.data.userType === 'Alumno' && opciones.popupDatosPersonales && !isGodMode();
  const { data } = useCall(missingPersonalData, {}, { enabled: asks });
  // Once in each visit of an account; on the page that mends it never.
  const isPutOff = tabStore.get(putOffKey) === session?.account;
  const isAside = screen === null || screen === 'cv' || screens[screen].bare === true;
  if (!asks || data?.faltan !== true || isPutOff || isAside) return null;
  return (
    <Suspense>
      <MissingDataPopup
        campos={data.campos}
        onPutOff={() => {
          tabStore.set(putOffKey, session.account);
          setPutOff(true);
        }}
      />
    </Suspense>
  );
}
