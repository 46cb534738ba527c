import { linkScreens } from './link-of.ts';
import { PasswordByLink } from './PasswordByLink.tsx';

export default function ResetCompanyPassword() {
  return <PasswordByLink of={linkScreens.resetCompanyPassword} />;
}
