import type { ScreenNames } from './screen-names.ts';

export const screens = {
  profile: {
    title: { es: 'Mi perfil', ca: 'El meu perfil', en: 'My profile' },
    paths: { es: ['mi-perfil'], ca: ['el-meu-perfil'], en: ['my-profile'] },
  },
} as const satisfies ScreenNames;
