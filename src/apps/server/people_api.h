// The calls of people: /api/me, /api/sign-in and those beside them.
#pragma once

#include "apps/server/api.h"

namespace trictrac {

// By which methods a path of theirs may be asked, "GET, POST" both; "": it is none of theirs.
std::string_view methods_for_people(std::string_view path);

// Answers a call of theirs, asked by such a method.
void answer_people(const HttpRequest& request, std::string_view path, ApiContext& context, ThenReply then);

}  // namespace trictrac
