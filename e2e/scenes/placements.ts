import { listCompanyPlacements, listManagedPlacements, listOwnPlacements } from '@portal/contract/placements';
import { clientOf } from '../people.ts';
import type { MakeScene } from './scene.ts';

/** The first that its reader would open, of the demo institution's. */
function firstOf(placements: readonly { idPractica: number }[]) {
  const [first] = placements;
  if (first === undefined) throw new Error('the demo institution has no such placement');
  return { idPractica: first.idPractica };
}

export const makeScene: MakeScene = async () => {
  const [student, company, manager] = await Promise.all([
    clientOf('alumna'),
    clientOf('empresa'),
    clientOf('gestora'),
  ]);
  const own = await student.get(listOwnPlacements, {});
  const atCompany = await company.get(listCompanyPlacements, { query: {} });
  const all = await manager.get(listManagedPlacements, { query: {} });
  return {
    myPlacement: firstOf(own.practicas),
    companyPlacement: firstOf(atCompany.practicas),
    managedPlacement: firstOf(all.practicas),
  };
};
