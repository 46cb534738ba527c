import { Account } from '../../features/accounts/own/Account.tsx';
import { DataAccesses } from '../../features/applications/DataAccesses.tsx';
import { MailPreferences } from '../../features/notifications/MailPreferences.tsx';
import { OwnRecord } from '../../features/own-record/OwnRecord.tsx';
import { OwnSecondFactor } from '../../features/second-factor/OwnSecondFactor.tsx';
import { OpenSessions } from '../../features/session/OpenSessions.tsx';
import { useSession } from '../../lib/session/session.ts';

/** The account, with what each area lets its owner choose. */
export default function AccountScreen() {
  const role = useSession()?.data.userType;
  return (
    <Account>
      <OpenSessions />
      {role === 'Gestor' && <OwnSecondFactor />}
      {(role === 'Alumno' || role === 'Empresa') && <MailPreferences role={role} />}
      {role === 'Alumno' && <DataAccesses />}
      {role === 'Alumno' && <OwnRecord />}
    </Account>
  );
}
