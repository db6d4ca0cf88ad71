// What the calls of passkeys share.
#pragma once

#include <functional>

#include "apps/server/api_call.h"
#include "people/passkey.h"

namespace trictrac {

inline constexpr int kPasskeyMilliseconds = 300'000;  // for whoever is asked, as long as the challenge lasts

// Whatever is wrong with a passkey: what it is goes to the log.
std::unexpected<TableError> passkey_refused();
void refuse_passkey(const Call& call, std::string_view why);

// The name of the house to which passkeys belong.
std::string house_of(const Call& call);
// What an answer must have been made for; it may be asked on any thread.
PasskeyQuestion question(const Call& call, const std::string& challenge);

// A member of an answer, of bytes.
std::string bytes_of(Members& m, std::string_view name);

// The challenge that an answer is given to, if it was asked for this, of this requester, and not answered
// before.
struct TakenChallenge {
  std::string challenge;
  Challenged what;
};
// Else refuses the passkey, and calls nothing.
void with_challenge(const Call& call, std::string_view client_data, bool signs_in,
                    std::move_only_function<void(TakenChallenge)> then);
// 32 bytes that nobody can know before.
std::string new_challenge();

}  // namespace trictrac
