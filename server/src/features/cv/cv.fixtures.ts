import { randomInt, randomUUID } from 'node:crypto';
import type { calls } from '@portal/contract/cv';
import { addDocument, addLanguage } from '@portal/contract/cv';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { file } from '../../testing/fixtures.ts';

export function cvBodies({ portal, student }: Callers): BodiesOf<typeof calls> {
  const active = async () => ({ activa: true });
  return {
    editPersonalData: async () => ({
      telefono: '612345678',
      dni: null,
      numSegSocial: '281234567840',
      idPais: 1,
      idProvincia: 46,
      localidad: 'València',
      nacionalidades: [1],
    }),
    editInternshipSearch: active,
    editJobSearch: active,
    editWorkPermit: async () => ({ permiso: true }),
    editInterestData: async () => ({
      carnesConducir: [1],
      cochePropio: true,
      disponibilidadExtranjero: true,
      disponibilidadTraslado: false,
      trabajandoActualmente: false,
      intereses: [1],
    }),
    editSoftware: async () => ({ programasInformaticos: [101] }),
    editCompetencies: async () => ({ competencias: [1] }),
    addLanguage: async () => ({ idIdioma: 2, idNivelIdioma: 3, idCertificadoIdioma: null }),
    deleteLanguage: () =>
      portal.get(addLanguage, { body: { idIdioma: 3, idNivelIdioma: 3 } }, { token: student.token }),
    addDocument: async () => ({ idTipoDocumento: 1, fichero: { ...file, nombre: `${randomUUID()}.pdf` } }),
    deleteDocument: () => {
      const fichero = { ...file, nombre: `${randomUUID()}.pdf` };
      // One address may send few files a minute.
      const address = `2001:db8:0:${randomInt(0xffff).toString(16)}::1`;
      return portal.get(
        addDocument,
        { body: { idTipoDocumento: 2, fichero } },
        { token: student.token, address },
      );
    },
  };
}
