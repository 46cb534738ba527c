import { startGodMode } from '../../lib/god-mode.ts';
import { ManagerForm } from './LoginManager.tsx';

/** The managers' way in during maintenance. */
export default function LoginGodMode() {
  return <ManagerForm door="godMode" onEntered={startGodMode} />;
}
