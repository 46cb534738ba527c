import { NewOfferForm } from './NewOfferForm.tsx';

export default function NewJobOffer() {
  return <NewOfferForm tipo="empleo" />;
}
