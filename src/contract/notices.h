// The notifications that a person wants.
#pragma once

#include <optional>
#include <string>

#include "contract/call.h"

namespace trictrac::contract {

// The kinds of notification.
struct Wished {
  bool turn = false, taken = false, offer = false, over = false;
};

struct Notices {
  std::optional<std::string> key{};
  bool mail = false, here = false;
  Wished wished;
  bool letters = false;
};

struct ShowNotices : Get<Notices, "/api/me/notices", "notices.show", Access::Person> {};
struct ChooseNotices : Post<Notices, "/api/me/notices", "notices.choose", Access::Person> {
  std::optional<bool> turn, taken, offer, over, letters;
  std::string language;
};
struct CallBrowser : Post<Notices, "/api/me/browser", "notices.here", Access::Person> {
  std::string endpoint, p256dh, auth, language;
};
struct CallBrowserNoMore : Post<Notices, "/api/me/browser/end", "notices.hereNoMore", Access::Person> {};
struct StopLetters {
  using Reply = Nothing;
  static constexpr CallInfo kCall{.method = HttpMethod::Post,
                                  .path = "/api/letters/stop/{code}",
                                  .name = "notices.stopLetters",
                                  .text = "form"};
  std::string code, form;
};

using NoticeCalls = Types<ShowNotices, ChooseNotices, CallBrowser, CallBrowserNoMore, StopLetters>;

template <>
inline constexpr auto kFields<Wished> =
    fields("The events of which a person is notified.", field("turn", &Wished::turn, "that it is their turn"),
           field("taken", &Wished::taken, "a seat taken at their table"),
           field("offer", &Wished::offer, "a proposal"), field("over", &Wished::over, "the end of a game"));

}  // namespace trictrac::contract
