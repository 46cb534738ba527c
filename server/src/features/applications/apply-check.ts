import type { apply } from '@portal/contract/applications';
import type { Input } from '@portal/contract/endpoint';
import type { Language } from '@portal/contract/languages';
import type { OfferContent } from '@portal/contract/offers';
import type { Ctx } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { StudentSession } from '../../http/session.ts';
import { documentTypes } from '../catalogue/lists/document-types.ts';
import { withoutHidden } from '../cv/cv.rules.ts';
import type { Profile } from '../cv/profile.ts';
import { assess } from '../eligibility/eligibility.rules.ts';
import { toRequirementCheck } from '../eligibility/eligibility-texts.ts';
import type { NewApplication, ToApply } from './apply.queries.ts';
import {
  countWishes,
  documentsFromCv,
  documentsStillMissing,
  isElsewhere,
  lacksConditions,
  refuseAccess,
  type Unmet,
  unmetRules,
} from './apply.rules.ts';

export interface ApplyRequest {
  readonly body: Input<typeof apply>['body'];
  readonly ctx: Ctx<StudentSession>;
}

/** What may be sent: the application, and the CV's own documents that go along. */
export interface Sendable {
  readonly application: NewApplication;
  readonly fromCv: Profile['documentos'];
  readonly documentos: ApplyRequest['body']['documentos'];
  readonly isElsewhere: boolean;
}

/**
 * The guards, in the order in which a person can do something about them: the offer, the services, the
 * application there is, the rules, the documents, the conditions.
 */
export function checkApplication({ body, ctx }: ApplyRequest, read: ToApply | undefined): Sendable | Error {
  const { brand, language } = ctx;
  const today = ctx.today();
  if (!read) return new Refusal('offerNotFound');
  const { offer, profile } = read;

  const barred = refuseAccess(offer, profile, today);
  if (barred) return new Refusal(barred);

  const checks = assess(profile, offer, { today, brand });
  const unmet = unmetRules(checks);
  if (unmet) return requirementsRefusal(unmet, language);

  const missing = documentsStillMissing(offer, profile, body);
  if (missing.length > 0) return documentsRefusal(missing, language);

  if (lacksConditions(offer, body.aceptaCondiciones))
    return new FieldRefusal([{ campo: 'aceptaCondiciones', error: 'conditions' }]);

  return {
    application: {
      offer,
      studentId: ctx.session.accountId,
      cv: withoutHidden(profile.cv, brand),
      presentacion: body.presentacion || null,
      now: ctx.now(),
      today,
      ...countWishes(checks),
    },
    fromCv: documentsFromCv(offer, profile, body.documentos, brand),
    documentos: body.documentos,
    isElsewhere: isElsewhere(offer),
  };
}

function requirementsRefusal({ refusal, checks }: Unmet, language: Language): Refusal {
  const requisitos = checks.map((check) => toRequirementCheck(check, language));
  // Each is a sentence, with commas of its own; the message puts the last full stop itself.
  const sentences = requisitos.map(({ texto }) => texto).join(' ');
  return new Refusal(refusal, {
    datos: { requisitos },
    values: { requisitos: sentences.replace(/\.$/, '') },
  });
}

function documentsRefusal(missing: OfferContent['documentosRequeridos'], language: Language): Refusal {
  const documentacionNecesaria = missing.map(({ idTipoDocumento, nombre }) => ({
    idTipoDocumento,
    nombre: documentTypes.find((kind) => kind.idTipoDocumento === idTipoDocumento)?.texts[language] ?? nombre,
  }));
  const documentos = documentacionNecesaria.map(({ nombre }) => nombre).join(', ');
  return new Refusal('missingDocumentation', { datos: { documentacionNecesaria }, values: { documentos } });
}
