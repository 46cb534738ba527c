import { startGodMode } from '../../lib/session/god-mode.ts';
import { ManagerForm } from './LoginManager.tsx';

/** The managers' way in during maintenance. */
export default function LoginGodMode() {
  return <ManagerForm door="godMode" onEntered={startGodMode} />;
}
