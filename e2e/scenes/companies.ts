import { listManagedCompanies } from '@portal/contract/companies';
import { uploadImport } from '@portal/contract/imports';
import { clientOf } from '../people.ts';
import type { MakeScene } from './scene.ts';

export const makeScene: MakeScene = async () => {
  const manager = await clientOf('gestora');
  const { empresas } = await manager.get(listManagedCompanies, { query: { estado: 'validada' } });
  const id = empresas[0]?.idEmpresa ?? 0;
  const imported = (tipo: 'empresas' | 'convenios', text: string) => {
    const ficheroB64 = Buffer.from(text).toString('base64');
    const fichero = { ficheroB64, extension_adjunto: 'csv', nombre: `${tipo}.csv` } as const;
    return manager.get(uploadImport, { body: { tipo, fichero } });
  };
  const companies = await imported('empresas', 'NIF;Empresa\nB12345674;Ejemplo');
  const agreements = await imported('convenios', 'NIF;Fecha de inicio\nB12345674;2024-01-01');
  return {
    managedCompany: { id },
    mergeCompanies: { id },
    companyImport: { id: companies.id },
    agreementImport: { id: agreements.id },
  };
};
