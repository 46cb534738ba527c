import type { MakeScene } from './scene.ts';

export const makeScene: MakeScene = async () => ({ brandPage: { id: 'condiciones-practicas' } });
