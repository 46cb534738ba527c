import { IconLock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { useLinkSecret } from '../../lib/routing/useLinkSecret.ts';
import { keepWantedPath, useSession } from '../../lib/session/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { CompanyForm } from './company/CompanyForm.tsx';
import { DeadLink, LinkedSection } from './links/LinkedSection.tsx';

/** A section of the page is led to by the fragment as well. */
const isPlace = (hash: string) => hash.startsWith('#seccion-');

/** The whole form for the company; by a link, which has a secret in its hash, one section of it for anybody. */
export default function IncorporationForm() {
  const { idSolicitud = '' } = useParams();
  const { hash } = useLocation();
  const { secret } = useLinkSecret(`incorporationForm.${idSolicitud}`, isPlace);
  // The address loses what was cut off as well.
  const [isCutOff] = useState(() => hash !== '' && !isPlace(hash) && secret === null);
  const role = useSession()?.data.userType ?? null;
  if (secret !== null) return <LinkedSection key={secret} token={secret} />;
  if (isCutOff) return <DeadLink isMissing />;
  if (role === 'Empresa') return <CompanyForm key={idSolicitud} idSolicitud={idSolicitud} />;
  if (role === null) return <ToLogin />;
  return <OtherRole isManager={role === 'Gestor'} idSolicitud={idSolicitud} />;
}

/** The company logs in, and comes back. */
function ToLogin() {
  const { pathname, search, hash } = useLocation();
  const pathTo = usePathTo();
  useEffect(() => keepWantedPath(pathname + search + hash), [pathname, search, hash]);
  return <Navigate to={pathTo('loginCompany')} replace />;
}

function OtherRole({ isManager, idSolicitud }: { isManager: boolean; idSolicitud: string }) {
  const t = useTexts('incorporationForms');
  const titles = useTitles();
  const pathTo = usePathTo();
  if (isManager) return <Navigate to={pathTo('managedIncorporationForm', { idSolicitud })} replace />;
  return (
    <>
      <PageHead title={titles('incorporationForm')} />
      <EmptyState
        icon={<IconLock size={28} />}
        title={t('otherRole.title')}
        action={
          <ScreenButton to="home" variant="default">
            {t('unknown.home')}
          </ScreenButton>
        }
      >
        {t('otherRole.text')}
      </EmptyState>
    </>
  );
}
