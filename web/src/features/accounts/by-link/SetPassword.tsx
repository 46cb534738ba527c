import { linkScreens } from './link-of.ts';
import { PasswordByLink } from './PasswordByLink.tsx';

export default function SetPassword() {
  return <PasswordByLink of={linkScreens.setPassword} />;
}
