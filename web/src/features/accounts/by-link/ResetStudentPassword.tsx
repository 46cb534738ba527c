import { linkScreens } from './link-of.ts';
import { PasswordByLink } from './PasswordByLink.tsx';

export default function ResetStudentPassword() {
  return <PasswordByLink of={linkScreens.resetStudentPassword} />;
}
