import type { Language } from '@portal/contract/languages';
import type { Ctx } from '../../http/context.ts';
import { degrees } from '../catalogue/lists/degrees.ts';
import { mainStudy } from '../cv/main-study.rules.ts';
import { contextOf, eventsOf, type IncorporationForm } from './incorporation-forms.queries.ts';

export type FormContext = Awaited<ReturnType<typeof contextOf>>;

/** The degree that the student does the internship in, as it was sent with the application: one that the offer asks for first. */
function degreeOf({ academicos, titulaciones }: FormContext, language: Language): string | null {
  const study = mainStudy(academicos, titulaciones);
  const degree = degrees.find(({ idTitulacion }) => idTitulacion === study?.idTitulacion);
  return study?.titulo ?? degree?.texts[language] ?? null;
}

/** What company and managers see of a form. */
export async function wholeOf({ db, language }: Pick<Ctx, 'db' | 'language'>, form: IncorporationForm) {
  const context = await contextOf(db, form.applicationId);
  const { nombre, apellidos, dni, titulo, urlAcceso, fechaInicio, fechaFin, empresa } = context;
  return {
    context,
    whole: {
      idSolicitud: form.applicationId,
      estado: form.estado,
      version: form.version,
      datos: form.datos,
      versiones: form.versiones,
      contexto: {
        alumno: { nombre, apellidos, dni, titulacion: degreeOf(context, language) },
        oferta: { titulo, urlAcceso, fechaInicio, fechaFin },
        empresa,
      },
      motivos: form.motivos,
      historial: await eventsOf(db, form.applicationId),
    },
  };
}
