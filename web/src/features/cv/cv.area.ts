import { IconFileText } from '@tabler/icons-react';
import type { FeatureArea } from '../../lib/routing/area.ts';

export const cvArea = {
  screens: {
    cv: {
      access: ['Alumno'],
      texts: ['cv', 'cvData', 'cvEntries', 'studies', 'cvFiles'],
      load: () => import('./Cv.tsx'),
    },
  },
  menu: [{ id: 'cv', position: { Alumno: 90 }, inBar: true, tab: { Icon: IconFileText, label: 'cv' } }],
} as const satisfies FeatureArea;
