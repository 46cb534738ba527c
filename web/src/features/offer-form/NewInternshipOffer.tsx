import { NewOfferForm } from './NewOfferForm.tsx';

export default function NewInternshipOffer() {
  return <NewOfferForm tipo="practicas" />;
}
