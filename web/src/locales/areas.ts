/**
 * The areas of texts, each loaded by itself. `es/<area>.ts` declares its own here (`declare module`): Spanish gives the
 * shape, Catalan and English are checked against it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: every area adds its texts
export interface AreaTexts {}

export type Area = keyof AreaTexts;
