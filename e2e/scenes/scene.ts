import type { ScreenId } from '@portal/contract/screens';

/** The parameters in the addresses of screens that show one thing. */
export type Parameters = Readonly<Partial<Record<ScreenId, Readonly<Record<string, string | number>>>>>;

/** Makes or finds in the demo institution what the screens of an area show. */
export type MakeScene = () => Promise<Parameters>;
