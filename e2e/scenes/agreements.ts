import { addAgreement, getAgreement } from '@portal/contract/agreements';
import { agreementRequestOf } from '../agreement-scene.ts';
import { clientOf } from '../people.ts';
import type { MakeScene } from './scene.ts';

export const makeScene: MakeScene = async () => {
  const company = await clientOf('empresa');
  const generate = async () => {
    const body = { ...(await agreementRequestOf(company)), claveEnvio: crypto.randomUUID() };
    return company.get(addAgreement, { body });
  };
  const { idConvenio } = await generate();
  // With one alone, the screen that takes signed ones leads to it.
  await generate();
  const { versiones } = await company.get(getAgreement, { params: { id: idConvenio } });
  return {
    agreement: { idConvenio },
    managedAgreement: { idConvenio },
    verifiedDocument: { codigo: versiones[0]?.codigo ?? '' },
  };
};
