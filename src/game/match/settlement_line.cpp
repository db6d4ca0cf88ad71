#include "game/match/settlement_line.h"

namespace trictrac {

std::string_view name_of(Payment payment) {
  switch (payment) {
    case Payment::Carried: return "carried";
    case Payment::Marque: return "marque";
    case Payment::Consolation: return "consolation";
    case Payment::QueueJetons: return "queue_jetons";
    case Payment::Marques: return "marques";
    case Payment::QueueMarques: return "queue_marques";
    case Payment::Postillon: return "postillon";
    case Payment::FurtherParis: return "further_paris";
    case Payment::Paris: return "paris";
    case Payment::QueueParis: return "queue_paris";
    case Payment::Rounding: return "rounding";
    case Payment::QueueGenerale: return "queue_generale";
  }
  return "";
}

}  // namespace trictrac
