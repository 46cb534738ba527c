import type { calls } from '@portal/contract/surveys';
import type { Area } from '../../area.ts';
import { openSignOn } from '../sign-on/sign-on.ts';
import { surveyRequestsWorker } from './announce-surveys.ts';
import { answeringRoutes } from './answering.routes.ts';
import { managedSurveysRoutes } from './managed-surveys.routes.ts';
import { surveyMixingWorker, sweepSurveys } from './mix-answers.ts';
import { resultsRoutes } from './results.routes.ts';
import { surveyPasses } from './survey-pass.rules.ts';
import { forgetAnswers } from './surveys.queries.ts';
import { surveysRoutes } from './surveys.routes.ts';

export const surveys = {
  async routes({ secret, sessions, env, services: { brand, publicUrl } }) {
    const signOn = await openSignOn({ brand, publicUrl, secrets: env.signOnSecrets });
    return {
      ...surveysRoutes(secret),
      ...answeringRoutes(surveyPasses(secret), sessions, signOn),
      ...managedSurveysRoutes,
      ...resultsRoutes,
    };
  },
  queues: {
    surveyMixing: { schedule: '*/5 * * * *', work: surveyMixingWorker },
    surveyRequests: { schedule: '25 7 * * *', work: surveyRequestsWorker },
  },
  sweep: sweepSurveys,
  erase: forgetAnswers,
} satisfies Area<typeof calls>;
