import type { calls } from '@portal/contract/students';
import type { Area } from '../../area.ts';
import { studentsRoutes } from './students.routes.ts';

export const students = {
  routes: () => studentsRoutes,
} satisfies Area<typeof calls>;
